import { exportAccount } from '@pahiya/contracts/account/account-calls';
import { callAddress } from '@pahiya/contracts/call';
import {
  type KeptPeriod,
  type KeptRecordId,
  keptAfterDeletion,
} from '@pahiya/domain/shared/kept-after-deletion';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Download, Trash } from '@pahiya/ui/icons';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../parts/controls/submit-button.tsx';

/** Downloads all personal data as a file. */
export function ExportCard() {
  const { data } = useCopy('account');
  return (
    <Card title={data.title} id="data">
      <p>{data.exportNote}</p>
      <div className="actions pt-4">
        <ButtonLink
          href={callAddress(exportAccount)}
          download="my-data.json"
          variant="outline"
          icon={<Download />}
        >
          {data.export}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** Deletes the account: what is deleted, what must be kept and why, and a confirmation word. */
export function DeleteCard({ isConfirmMissing }: { isConfirmMissing: boolean }) {
  const { remove } = useCopy('account');
  const periodOf = (id: KeptRecordId, period: KeptPeriod) => {
    const text = 'days' in period ? remove.days(period.days) : remove.years(period.years);
    // The operator may configure a longer retention of the look-up log.
    return id === 'lookup-log' ? remove.atLeast(text) : text;
  };
  return (
    <Card title={remove.title} id="delete">
      <p>{remove.what}</p>
      <h3 className="pt-4 pb-1 text-lead">{remove.keptTitle}</h3>
      <ul className="grid list-disc gap-1 ps-5 text-ink-2">
        {keptAfterDeletion.map(({ id, period }) => (
          <li
            key={id}
          >{`${remove.kept[id].what}: ${periodOf(id, period)} (${remove.kept[id].why})`}</li>
        ))}
      </ul>
      {/* Our words say what is missing, in the language of the page; the browser's would be in its own. */}
      <Form method="post" action="/account#delete" className="grid gap-4 pt-5" noValidate>
        <input type="hidden" name="intent" value="delete" />
        <TextField
          id="confirm"
          name="confirm"
          label={remove.confirmLabel}
          hint={remove.confirmHint}
          error={isConfirmMissing ? remove.confirmWrong : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <SubmitButton
          label={remove.submit}
          busy={remove.busy}
          action="/account"
          intent="delete"
          variant="outline"
          icon={<Trash />}
        />
      </Form>
    </Card>
  );
}
