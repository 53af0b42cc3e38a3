import type { TaskHandler } from '../../../tasks/task-kinds.ts';
import { sendNewsletter } from './send-newsletter.ts';

/** The only subject of the task: there is one newsletter. */
export const newsletterSubject = 'newsletter';

/** Sends the newsletter on an editor's request. Readers that could not be reached are retried with the task. */
export const sendNewsletterTask: TaskHandler = async (services) => {
  const { failed } = await sendNewsletter(services);
  return failed === 0 ? 'done' : { failed: 'mail' };
};
