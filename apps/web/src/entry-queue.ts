import './areas/desk/queue/script/desk.css';
import { bringQueueKeys } from './areas/desk/queue/script/queue-keys.ts';

// The only script of the queue (docs/adr/0027): keyboard shortcuts. The page works without it.
bringQueueKeys(document, { storage: localStorage });
