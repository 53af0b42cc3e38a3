import { Button } from '@pahiya/ui/button';
import { CheckField } from '@pahiya/ui/check-field';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { sentences } from '../../../frame/copy/sentences.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { servicePath } from '../fees/service-paths.ts';
import { type CallBackOutcome, callBackId } from './call-back-outcome.ts';

type CallBackFormProps = {
  readonly serviceId: string;
  readonly failed: Extract<CallBackOutcome, { kind: 'failed' }> | null;
  readonly isMainAction: boolean;
};

/** Name, number, place and time of a call-back, and the consent, which is never preselected. */
export function CallBackForm({ serviceId, failed, isMainAction }: CallBackFormProps) {
  const copy = useCopy('rto-services').callBack;
  const { states } = useCopy('rto-pages');
  const path = usePagePath();
  const error = (field: keyof typeof copy.fields) =>
    failed?.fields.includes(field) === true ? copy.fields[field] : undefined;
  return (
    <form
      method="post"
      action={`${path(servicePath(serviceId))}#${callBackId}`}
      data-swap={callBackId}
      className="grid gap-4 sm:grid-cols-2"
    >
      <Refused failed={failed} />
      <TextField
        id="call-name"
        name="name"
        label={copy.name}
        autoComplete="name"
        defaultValue={failed?.typed.name}
        error={error('name')}
        maxLength={60}
        required
      />
      <TextField
        id="call-mobile"
        name="mobile"
        type="tel"
        inputMode="tel"
        label={copy.mobile}
        prefix="+91"
        autoComplete="tel-national"
        defaultValue={failed?.typed.mobile}
        error={error('mobile')}
        maxLength={20}
        required
      />
      <SelectField
        id="call-state"
        name="state"
        label={copy.state}
        emptyLabel={copy.noState}
        defaultValue={failed?.typed.state ?? ''}
        error={error('stateCode')}
        options={Object.entries(states).map(([value, label]) => ({ value, label }))}
      />
      <SelectField
        id="call-slot"
        name="slot"
        label={copy.slot}
        defaultValue={failed?.typed.slot ?? 'any'}
        options={Object.entries(copy.slots).map(([value, label]) => ({ value, label }))}
      />
      <div className="grid gap-3 sm:col-span-2">
        <CheckField
          id="call-consent"
          name="consent"
          value="yes"
          label={copy.consent}
          hint={copy.consentDetail}
          error={error('consent')}
          required
        />
        <div>
          <Button
            type="submit"
            name="intent"
            value="ask"
            variant={isMainAction ? 'sun' : 'outline'}
          >
            {copy.submit}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Why nothing was sent, unless it is an error of a field. */
function Refused({ failed }: Pick<CallBackFormProps, 'failed'>) {
  const copy = useCopy('rto-services').callBack;
  const errors = useCopy('errors').byCode;
  const { language } = usePage();
  if (failed === null) return null;
  const { title, detail } = errors[failed.failure.code];
  return (
    <p role="alert" className="sm:col-span-2">
      <b>{sentences(language, copy.failed)}</b> {sentences(language, title, detail)}
    </p>
  );
}
