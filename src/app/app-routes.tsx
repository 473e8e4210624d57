import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PublicLayout } from './layouts/public-layout';
import { Loading } from './loading';
import * as screens from './screens';

/** The route table of specification §2.1. */
export function AppRoutes() {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route element={<PublicLayout />}>
          <Route index element={<screens.HomeScreen />} />
          <Route path="designer" element={<screens.DesignerScreen />} />
          <Route path="templates" element={<screens.TemplatesScreen />} />
          <Route path="templates/:templateId" element={<screens.TemplateScreen />} />
          <Route path="pricing" element={<screens.PricingScreen />} />
          <Route path="integrations" element={<screens.IntegrationsScreen />} />
          <Route path="customers" element={<screens.CustomersScreen />} />
          <Route path="case-studies/technova" element={<screens.CaseStudyScreen />} />
          <Route path="discounts" element={<screens.DiscountsScreen />} />
          <Route path="docs" element={<screens.DocsScreen />} />
          <Route path="docs/:slug" element={<screens.DocumentScreen room="docs" />} />
          <Route path="guides" element={<screens.GuidesScreen />} />
          <Route path="guides/:slug" element={<screens.DocumentScreen room="guides" />} />
          <Route path="components" element={<screens.ComponentsScreen />} />
          <Route path="api" element={<screens.ApiScreen />} />
          <Route path="contact" element={<screens.ContactScreen />} />
          <Route path="blog" element={<screens.BlogScreen />} />
          <Route path="blog/:slug" element={<screens.ArticleScreen />} />
          <Route path="about" element={<screens.AboutScreen />} />
          <Route path="careers" element={<screens.CareersScreen />} />
          <Route path="community" element={<screens.CommunityScreen />} />
          <Route path="contacts" element={<screens.ContactsScreen />} />
          <Route path="partners" element={<screens.PartnersScreen />} />
          <Route path="press" element={<screens.PressScreen />} />
          <Route path="support" element={<screens.SupportScreen />} />
          <Route path="privacy" element={<screens.LegalScreen page="privacy" />} />
          <Route path="terms" element={<screens.LegalScreen page="terms" />} />
          <Route path="cookies" element={<screens.LegalScreen page="cookies" />} />
          <Route path="*" element={<screens.NotFound />} />
        </Route>
        <Route element={<screens.AuthLayout />}>
          <Route path="login" element={<screens.LoginScreen />} />
          <Route path="signup" element={<screens.SignupScreen />} />
          <Route path="forgot" element={<screens.ForgotScreen />} />
          <Route path="reset" element={<screens.ResetScreen />} />
        </Route>
        <Route path="projects/:projectId" element={<screens.ProjectPageScreen />} />
        <Route path="profile" element={<Navigate to="/app/profile" replace />} />
        <Route path="app/*" element={<screens.AreaRoutes />} />
      </Routes>
    </Suspense>
  );
}
