import {
  emptyProjectForm,
  newProjectFormSchema,
  type NewProjectForm,
} from '@/domain/project/new-project-form';

/** What was typed outlives a press on Back, and a reload: kept for this tab until a project is made of it. */
const key = 'new_project_form';

export function readKeptForm(): NewProjectForm {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof value !== 'object' || value === null) return emptyProjectForm;
    const form: unknown = { ...emptyProjectForm, ...value };
    // A blank name is no reason to forget the rest.
    const parsed = newProjectFormSchema.safeParse({ ...(form as object), name: 'x' });
    const name = 'name' in value && typeof value.name === 'string' ? value.name.slice(0, 100) : '';
    return parsed.success ? { ...parsed.data, name } : emptyProjectForm;
  } catch {
    return emptyProjectForm; // storage is off, or holds what is not ours
  }
}

export function keepForm(form: NewProjectForm | null): void {
  try {
    if (form) sessionStorage.setItem(key, JSON.stringify(form));
    else sessionStorage.removeItem(key);
  } catch {
    // storage is off: it is kept by the page alone
  }
}
