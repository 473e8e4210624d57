import { lazy, type ComponentType } from 'react';

const loads: (() => Promise<unknown>)[] = [];

/** What loads the screens below, in the order in which they are likely to be opened. */
export const screenLoads: readonly (() => Promise<unknown>)[] = loads;

function screen(load: () => Promise<{ default: ComponentType }>) {
  loads.push(load);
  return lazy(load);
}

/** Screens and layouts of the signed-in area, each loaded when first opened. */
export const DashboardScreen = screen(async () => ({
  default: (await import('@/features/dashboard/dashboard-screen')).DashboardScreen,
}));
export const ProjectsScreen = screen(async () => ({
  default: (await import('@/features/projects/projects-screen')).ProjectsScreen,
}));
export const EditorScreen = screen(async () => ({
  default: (await import('@/features/editor/editor-screen')).EditorScreen,
}));
export const CreateProjectScreen = screen(async () => ({
  default: (await import('@/features/create-project/create-project-screen')).CreateProjectScreen,
}));
export const ProfileScreen = screen(async () => ({
  default: (await import('@/features/profile/profile-screen')).ProfileScreen,
}));
export const SecurityScreen = screen(async () => ({
  default: (await import('@/features/profile/security-screen')).SecurityScreen,
}));
export const ModelsScreen = screen(async () => ({
  default: (await import('@/features/profile/models-screen')).ModelsScreen,
}));
export const SettingsScreen = screen(async () => ({
  default: (await import('@/features/profile/settings-screen')).SettingsScreen,
}));
export const TeamScreen = screen(async () => ({
  default: (await import('@/features/team/team-screen')).TeamScreen,
}));
export const BillingScreen = screen(async () => ({
  default: (await import('@/features/billing/billing-screen')).BillingScreen,
}));
export const NotificationsScreen = screen(async () => ({
  default: (await import('@/features/notifications/notifications-screen')).NotificationsScreen,
}));
export const FeedbackScreen = screen(async () => ({
  default: (await import('@/features/feedback/feedback-screen')).FeedbackScreen,
}));
export const AppSupportScreen = screen(async () => ({
  default: (await import('@/features/app-support/app-support-screen')).AppSupportScreen,
}));
export const AdminModelsScreen = screen(async () => ({
  default: (await import('@/features/admin/admin-models-screen')).AdminModelsScreen,
}));
export const AdminPromptsScreen = screen(async () => ({
  default: (await import('@/features/admin/admin-prompts-screen')).AdminPromptsScreen,
}));
export const AdminSettingsScreen = screen(async () => ({
  default: (await import('@/features/admin/admin-settings-screen')).AdminSettingsScreen,
}));
export const AppLayout = lazy(async () => ({
  default: (await import('./layouts/app-layout')).AppLayout,
}));
export const EditorLayout = lazy(async () => ({
  default: (await import('./layouts/editor-layout')).EditorLayout,
}));
export const NotFound = lazy(async () => ({ default: (await import('./not-found')).NotFound }));
