import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Calendar, Download } from '@pahiya/ui/icons';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { CopyButton } from '../../parts/controls/copy-button.tsx';
import { SubmitButton } from '../../parts/controls/submit-button.tsx';

/** The private calendar address: created, copied, opened, renewed. */
export function CalendarCard({ calendarPath }: { calendarPath: string | null }) {
  const { calendar } = useCopy('garage');
  return (
    <Card title={calendar.title} id="calendar">
      <p>{calendar.text}</p>
      {calendarPath === null ? (
        <div className="pt-4">
          <RenewForm label={calendar.create} />
        </div>
      ) : (
        <CalendarAddress calendarPath={calendarPath} />
      )}
    </Card>
  );
}

function CalendarAddress({ calendarPath }: { calendarPath: string }) {
  const { calendar } = useCopy('garage');
  const { brand } = usePage();
  const address = new URL(calendarPath, `${brand.siteUrl}/`).href;
  return (
    <div className="grid gap-4 pt-4">
      <TextField
        id="calendar-address"
        name="calendar-address"
        label={calendar.label}
        value={address}
        readOnly
        dir="ltr"
      />
      <div className="actions">
        <CopyButton text={address} label={calendar.copy} variant="dark" />
        <ButtonLink
          href={address.replace(/^https?:/, 'webcal:')}
          variant="outline"
          size="sm"
          icon={<Calendar />}
        >
          {calendar.subscribe}
        </ButtonLink>
        <ButtonLink
          href={calendarPath}
          download="garage.ics"
          variant="outline"
          size="sm"
          icon={<Download />}
        >
          {calendar.download}
        </ButtonLink>
      </div>
      <p className="text-small">{calendar.howTo}</p>
      <div className="flex flex-wrap items-center gap-3">
        <RenewForm label={calendar.renew} />
        <span className="text-ink-2 text-small">{calendar.renewNote}</span>
      </div>
    </div>
  );
}

function RenewForm({ label }: { label: string }) {
  return (
    <Form method="post" action="/garage">
      <input type="hidden" name="intent" value="calendar" />
      <SubmitButton
        label={label}
        busy={label}
        action="/garage"
        intent="calendar"
        variant="outline"
        size="sm"
      />
    </Form>
  );
}
