import { lazy } from 'react';

/** Screens and layouts of the signed-in area, each loaded when first opened. */
export const DashboardScreen = lazy(async () => ({
  default: (await import('@/features/dashboard/dashboard-screen')).DashboardScreen,
}));
export const CreateProjectScreen = lazy(async () => ({
  default: (await import('@/features/create-project/create-project-screen')).CreateProjectScreen,
}));
export const ProfileScreen = lazy(async () => ({
  default: (await import('@/features/profile/profile-screen')).ProfileScreen,
}));
export const SecurityScreen = lazy(async () => ({
  default: (await import('@/features/profile/security-screen')).SecurityScreen,
}));
export const ModelsScreen = lazy(async () => ({
  default: (await import('@/features/profile/models-screen')).ModelsScreen,
}));
export const SettingsScreen = lazy(async () => ({
  default: (await import('@/features/profile/settings-screen')).SettingsScreen,
}));
export const TeamScreen = lazy(async () => ({
  default: (await import('@/features/team/team-screen')).TeamScreen,
}));
export const BillingScreen = lazy(async () => ({
  default: (await import('@/features/billing/billing-screen')).BillingScreen,
}));
export const NotificationsScreen = lazy(async () => ({
  default: (await import('@/features/notifications/notifications-screen')).NotificationsScreen,
}));
export const FeedbackScreen = lazy(async () => ({
  default: (await import('@/features/feedback/feedback-screen')).FeedbackScreen,
}));
export const AppSupportScreen = lazy(async () => ({
  default: (await import('@/features/app-support/app-support-screen')).AppSupportScreen,
}));
export const AdminModelsScreen = lazy(async () => ({
  default: (await import('@/features/admin/admin-models-screen')).AdminModelsScreen,
}));
export const AdminPromptsScreen = lazy(async () => ({
  default: (await import('@/features/admin/admin-prompts-screen')).AdminPromptsScreen,
}));
export const AdminSettingsScreen = lazy(async () => ({
  default: (await import('@/features/admin/admin-settings-screen')).AdminSettingsScreen,
}));
export const AppLayout = lazy(async () => ({
  default: (await import('./layouts/app-layout')).AppLayout,
}));
export const EditorLayout = lazy(async () => ({
  default: (await import('./layouts/editor-layout')).EditorLayout,
}));
export const EditorScreen = lazy(async () => ({
  default: (await import('@/features/editor/editor-screen')).EditorScreen,
}));
export const ProjectsScreen = lazy(async () => ({
  default: (await import('@/features/projects/projects-screen')).ProjectsScreen,
}));
export const NotFound = lazy(async () => ({ default: (await import('./not-found')).NotFound }));
