import { Navigate, Route, Routes } from 'react-router-dom';
import * as area from './area-screens';
import { Ahead } from './layouts/ahead';
import { SignedIn } from './layouts/signed-in';

/** The routes below /app of specification §2.1. Apart from the public ones: a visitor does not load their names. */
export function AreaRoutes() {
  return (
    <Routes>
      <Route element={<SignedIn />}>
        <Route element={<area.EditorLayout />}>
          <Route path="projects/:projectId/editor" element={<area.EditorScreen />} />
          <Route path="editor" element={<area.EditorScreen />} />
        </Route>
        <Route element={<Ahead loads={area.screenLoads} />}>
          <Route element={<area.AppLayout />}>
            <Route index element={<area.DashboardScreen />} />
            <Route path="projects" element={<area.ProjectsScreen />} />
            <Route path="projects/new" element={<area.CreateProjectScreen />} />
            <Route path="profile" element={<area.ProfileScreen />} />
            <Route path="profile/security" element={<area.SecurityScreen />} />
            <Route path="profile/models" element={<area.ModelsScreen />} />
            <Route path="profile/settings" element={<area.SettingsScreen />} />
            <Route path="team" element={<area.TeamScreen />} />
            <Route path="billing" element={<area.BillingScreen />} />
            <Route path="notifications" element={<area.NotificationsScreen />} />
            <Route path="feedback" element={<area.FeedbackScreen />} />
            <Route path="support" element={<area.AppSupportScreen />} />
            <Route path="admin" element={<Navigate to="/app/admin/settings" replace />} />
            <Route path="admin/models" element={<area.AdminModelsScreen />} />
            <Route path="admin/prompts" element={<area.AdminPromptsScreen />} />
            <Route path="admin/settings" element={<area.AdminSettingsScreen />} />
            <Route path="*" element={<area.NotFound />} />
          </Route>
        </Route>
      </Route>
    </Routes>
  );
}
