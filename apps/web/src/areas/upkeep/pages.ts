import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

export const pages: readonly AppPageEntry[] = [
  {
    path: '/garage/:vehicleNum/log',
    module: 'log/vehicle-log',
    copy: ['vehicle-log', 'outbox', 'errors'],
    screen: 'vehicle log',
  },
  {
    path: '/garage/:vehicleNum/log/add',
    module: 'log/add-line',
    copy: ['vehicle-log', 'outbox', 'errors'],
    screen: 'vehicle log add',
  },
  {
    path: '/garage/:vehicleNum/log/photos',
    module: 'log/line-photos',
    copy: ['vehicle-log', 'outbox', 'errors'],
    screen: 'vehicle log photos',
  },
  {
    path: '/garage/:vehicleNum/log/import',
    module: 'import/import-log',
    copy: ['vehicle-log', 'log-import', 'errors'],
    screen: 'vehicle log import',
  },
  {
    path: '/garage/:vehicleNum/checklist',
    module: 'checklist/checklist',
    copy: ['checklist', 'errors'],
    screen: 'vehicle checklist',
  },
  {
    path: '/log-check',
    module: 'pack/log-check',
    copy: ['log-check', 'errors'],
    screen: 'log check',
  },
];
