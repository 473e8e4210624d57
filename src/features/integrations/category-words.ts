import {
  Cpu,
  FolderDown,
  Globe,
  MonitorSmartphone,
  SquareTerminal,
  Workflow,
  type LucideIcon,
} from 'lucide-react';
import type { IntegrationCategory } from '@/domain/integrations/integration';

/** What each category is called, and its drawing. */
export const categoryWords: Readonly<
  Record<IntegrationCategory, { readonly title: string; readonly Drawing: LucideIcon }>
> = {
  hosting: { title: 'Hosting', Drawing: Globe },
  files: { title: 'Files', Drawing: FolderDown },
  code: { title: 'Code', Drawing: SquareTerminal },
  device: { title: 'Device', Drawing: MonitorSmartphone },
  models: { title: 'Models', Drawing: Cpu },
  business: { title: 'Business', Drawing: Workflow },
};
