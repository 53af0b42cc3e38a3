import type { TaskHandler } from '../../../tasks/task-kinds.ts';
import { sendNewsletter } from './send-newsletter.ts';

/** The one subject of the task: there is one newsletter. */
export const newsletterSubject = 'newsletter';

/** Sends the newsletter because an editor asked for it. Who could not be reached is tried again with the task. */
export const sendNewsletterTask: TaskHandler = async (services) => {
  const { failed } = await sendNewsletter(services);
  return failed === 0 ? 'done' : { failed: 'mail' };
};
