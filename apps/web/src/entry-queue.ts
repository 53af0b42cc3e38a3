import './admin/queue/desk.css';
import { bringQueueKeys } from './admin/queue/queue-keys.ts';

// The only script of the queue (docs/adr/0027): keyboard shortcuts. The page works without it.
bringQueueKeys(document, { storage: localStorage });
