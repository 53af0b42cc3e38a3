import { startApp } from './frame/browser/start-app.tsx';

void startApp(document, () => import('./composition/areas.ts'));
