import type { Services } from '../../services.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** What a program sent is looked through for so long, in case it was a person after all. */
const suspectDays = 30;
/** Notes of what was passed on, without its text. */
const deliveredDays = 30;
/** What could not be passed on for so long is given up. */
const undeliveredDays = 90;

/** Erases submissions whose days are over, with what was still to be passed on of them. */
export async function purgeForms({
  sql,
  now,
}: Pick<Services, 'sql' | 'now'>): Promise<{ submissions: number; deliveries: number }> {
  const before = (days: number) => new Date(now().getTime() - days * dayMs);
  const { count: submissions } = await sql`
    delete from form_submissions
    where erase_at <= ${now()} or (is_suspect and submitted_at <= ${before(suspectDays)})`;
  const { count: deliveries } = await sql`
    delete from deliveries
    where (delivered_at is not null and delivered_at <= ${before(deliveredDays)})
      or created_at <= ${before(undeliveredDays)}`;
  return { submissions, deliveries };
}
