import { lazy } from 'react';

/** Screens and the layouts of the areas, each loaded when first opened. A drawn page names its own in its head. */
export const HomeScreen = lazy(async () => ({
  default: (await import('@/features/home/home-screen')).HomeScreen,
}));
export const DesignerScreen = lazy(async () => ({
  default: (await import('@/features/home/designer-screen')).DesignerScreen,
}));
export const NotFound = lazy(async () => ({ default: (await import('./not-found')).NotFound }));
export const AuthLayout = lazy(async () => ({
  default: (await import('./layouts/auth-layout')).AuthLayout,
}));
export const LoginScreen = lazy(async () => ({
  default: (await import('@/features/auth/login-screen')).LoginScreen,
}));
export const SignupScreen = lazy(async () => ({
  default: (await import('@/features/auth/signup-screen')).SignupScreen,
}));
export const ForgotScreen = lazy(async () => ({
  default: (await import('@/features/auth/forgot-screen')).ForgotScreen,
}));
export const ResetScreen = lazy(async () => ({
  default: (await import('@/features/auth/reset-screen')).ResetScreen,
}));
export const ProjectPageScreen = lazy(async () => ({
  default: (await import('@/features/project-page/project-page-screen')).ProjectPageScreen,
}));
export const TemplatesScreen = lazy(async () => ({
  default: (await import('@/features/templates/templates-screen')).TemplatesScreen,
}));
export const TemplateScreen = lazy(async () => ({
  default: (await import('@/features/templates/template-screen')).TemplateScreen,
}));
export const PricingScreen = lazy(async () => ({
  default: (await import('@/features/pricing/pricing-screen')).PricingScreen,
}));
export const DiscountsScreen = lazy(async () => ({
  default: (await import('@/features/discounts/discounts-screen')).DiscountsScreen,
}));
export const DocsScreen = lazy(async () => ({
  default: (await import('@/features/docs/docs-screen')).DocsScreen,
}));
export const GuidesScreen = lazy(async () => ({
  default: (await import('@/features/docs/guides-screen')).GuidesScreen,
}));
export const DocumentScreen = lazy(async () => ({
  default: (await import('@/features/docs/document-screen')).DocumentScreen,
}));
export const BlogScreen = lazy(async () => ({
  default: (await import('@/features/blog/blog-screen')).BlogScreen,
}));
export const ArticleScreen = lazy(async () => ({
  default: (await import('@/features/blog/article-screen')).ArticleScreen,
}));
export const ApiScreen = lazy(async () => ({
  default: (await import('@/features/api/api-screen')).ApiScreen,
}));
export const ContactScreen = lazy(async () => ({
  default: (await import('@/features/contact/contact-screen')).ContactScreen,
}));
export const AboutScreen = lazy(async () => ({
  default: (await import('@/features/company/about-screen')).AboutScreen,
}));
export const CareersScreen = lazy(async () => ({
  default: (await import('@/features/company/careers-screen')).CareersScreen,
}));
export const CommunityScreen = lazy(async () => ({
  default: (await import('@/features/company/community-screen')).CommunityScreen,
}));
export const ContactsScreen = lazy(async () => ({
  default: (await import('@/features/company/contacts-screen')).ContactsScreen,
}));
export const PartnersScreen = lazy(async () => ({
  default: (await import('@/features/company/partners-screen')).PartnersScreen,
}));
export const PressScreen = lazy(async () => ({
  default: (await import('@/features/company/press-screen')).PressScreen,
}));
export const SupportScreen = lazy(async () => ({
  default: (await import('@/features/company/support-screen')).SupportScreen,
}));
export const LegalScreen = lazy(async () => ({
  default: (await import('@/features/legal/legal-screen')).LegalScreen,
}));
export const IntegrationsScreen = lazy(async () => ({
  default: (await import('@/features/integrations/integrations-screen')).IntegrationsScreen,
}));
export const CustomersScreen = lazy(async () => ({
  default: (await import('@/features/customers/customers-screen')).CustomersScreen,
}));
export const CaseStudyScreen = lazy(async () => ({
  default: (await import('@/features/customers/case-study-screen')).CaseStudyScreen,
}));
export const ComponentsScreen = lazy(async () => ({
  default: (await import('@/features/components/components-screen')).ComponentsScreen,
}));
export const AreaRoutes = lazy(async () => ({ default: (await import('./area-routes')).AreaRoutes }));
