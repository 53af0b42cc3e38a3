import type { Answer } from '@pahiya/api-client/api-client';
import { vehicleName } from '@pahiya/domain/rc/readable-names';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { CheckField } from '@pahiya/ui/check-field';
import { FormErrors } from '@pahiya/ui/form-errors';
import { Guard } from '@pahiya/ui/guard';
import { History } from '@pahiya/ui/icons';
import { PayBar } from '@pahiya/ui/pay-bar';
import { PriceLines } from '@pahiya/ui/price-lines';
import { TextField } from '@pahiya/ui/text-field';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { PlazaNote } from './plaza-note.tsx';
import { type RechargeChoice, readRupees, rechargePath, rupeesText } from './recharge-paths.ts';
import type { RechargeField } from './submit-recharge.ts';

type Tag = Answer<'checkVehicleEligiblity'>;
type RechargeFormProps = {
  readonly tag: Tag;
  readonly bank: NonNullable<Tag['bank']>;
  readonly limits: NonNullable<Tag['limits']>;
  readonly amount: string | null;
  readonly details: string | null;
  readonly formKey: string;
  readonly isLoggedIn: boolean;
  readonly wrong: readonly RechargeField[];
};

const money = (amount: number) => formatRupees(paise(amount));

/** Whose tag it is, the amount, the price and the button. There is no fee: what is typed is what is paid, so the form says
 * the same without script. */
export function RechargeForm({
  tag,
  bank,
  limits,
  formKey,
  isLoggedIn,
  details,
  ...form
}: RechargeFormProps) {
  const { form: copy } = useCopy('tollsetu');
  const first = form.amount ?? rupeesText(firstAmount(limits));
  const [typed, setTyped] = useState(first);
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the script came counts, too.
  useEffect(() => setTyped((before) => field.current?.value ?? before), []);
  const amount = readRupees(typed);
  const isRight = amount !== null && amount >= limits.least && amount <= limits.most;
  const errors = form.wrong.map((fieldId) => ({ fieldId, message: copy.errors[fieldId] }));
  const wordOf = (name: RechargeField) =>
    form.wrong.includes(name) ? copy.errors[name] : undefined;
  const choose = (text: string) => (event: MouseEvent) => {
    event.preventDefault();
    setTyped(text);
    if (field.current === null) return;
    field.current.value = text;
    field.current.focus();
  };
  const total = isRight ? money(amount) : copy.dash;
  const choice = {
    vehicleNumber: tag.vehicleNumber,
    billerId: bank.billerId,
    details: details ?? undefined,
  };
  return (
    <Form method="post" action={rechargePath(choice)} className="grid gap-4" id="recharge">
      <FormErrors title={copy.errors.title} errors={errors} />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="vehicleNumber" value={tag.vehicleNumber} />
      <input type="hidden" name="billerId" value={bank.billerId} />
      {details !== null && <input type="hidden" name="details" value={details} />}
      <WhoseTag tag={tag} error={wordOf('isConfirmed')} />
      <div className="grid gap-2">
        <TextField
          ref={field}
          id="amount"
          name="amount"
          label={copy.amount}
          prefix="₹"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          required
          hint={copy.limits(money(limits.least), money(limits.most), copy.bounds[limits.bound])}
          error={wordOf('amount')}
          defaultValue={first}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Presets presets={limits.presets} typed={typed} choice={choice} onChoose={choose} />
      </div>
      <div className="bill noscript:hidden">
        <PriceLines
          lines={[
            { id: 'recharge', label: copy.recharge, amount: total },
            { id: 'fee', label: copy.fee, amount: money(0) },
          ]}
          total={{ label: copy.total, amount: total }}
        />
      </div>
      <p className="hidden noscript:block">{copy.noFee}</p>
      <PlazaNote />
      <p className="flex items-start gap-3 text-ink-2">
        <History aria-hidden="true" className="mt-0.5 size-6 flex-none" />
        <span>{copy.refund}</span>
      </p>
      <PayBar
        label={copy.total}
        lines={tag.display}
        total={
          <>
            <span className="noscript:hidden">{total}</span>
            <span className="hidden noscript:inline">{copy.asTyped}</span>
          </>
        }
        totalLabel={copy.total}
        action={
          <SubmitButton
            label={isLoggedIn ? <PayLabel total={isRight ? total : null} /> : copy.signIn}
            busy={copy.busy}
            action="/tollsetu/recharge"
          />
        }
      />
    </Form>
  );
}

/** The vehicle as the bank knows it. One that is not in the garage needs a tick, never set in advance. */
function WhoseTag({ tag, error }: { readonly tag: Tag; readonly error: string | undefined }) {
  const { form: copy } = useCopy('tollsetu');
  const { language } = usePage();
  const name = vehicleName(tag.vehicle?.maker ?? null, tag.vehicle?.model ?? null);
  const maskedName = tag.vehicle?.maskedName ?? null;
  const last = tag.lastRechargedOn as IstDate | null;
  const owner = maskedName === null ? copy.noName : copy.owner(maskedName);
  const when =
    last === null ? copy.neverRecharged : copy.lastRecharge(formatIstDate(last, language));
  if (tag.isInGarage) {
    return <p>{[copy.inGarage, name, owner, when].filter(Boolean).join(' · ')}</p>;
  }
  return (
    <Guard
      id="whose"
      title={copy.guard.title}
      check={
        <CheckField
          id="isConfirmed"
          name="isConfirmed"
          value="yes"
          label={copy.guard.yes}
          hint={copy.guard.hint}
          error={error}
          required
        />
      }
    >
      <p>{name === null ? copy.noVehicle : <EnglishRun text={name} />}</p>
      <p>
        {owner} · {when}
      </p>
    </Guard>
  );
}

/** Usual amounts: links, which script turns into a change of the field. */
function Presets({
  presets,
  typed,
  choice,
  onChoose,
}: {
  readonly choice: RechargeChoice;
  readonly presets: readonly number[];
  readonly typed: string;
  readonly onChoose: (text: string) => (event: MouseEvent) => void;
}) {
  const { form: copy } = useCopy('tollsetu');
  const path = usePagePath();
  if (presets.length === 0) return null;
  return (
    <nav aria-label={copy.presets} className="presets">
      <ul>
        {presets.map((preset) => {
          const text = rupeesText(preset);
          return (
            <li key={preset}>
              <a
                href={path(rechargePath({ ...choice, amount: text }))}
                aria-current={text === typed ? 'true' : undefined}
                onClick={onChoose(text)}
              >
                {money(preset)}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** ₹500 where the limits allow it, else the highest usual amount, else the least. */
function firstAmount({ presets, least }: RechargeFormProps['limits']): number {
  return presets.find((preset) => preset === 50_000) ?? presets.at(-1) ?? least;
}

/** Names the sum only where script keeps it equal to the field. */
function PayLabel({ total }: { readonly total: string | null }) {
  const { form: copy } = useCopy('tollsetu');
  if (total === null) return copy.payPlain;
  return (
    <>
      <span className="noscript:hidden">{copy.pay(total)}</span>
      <span className="hidden noscript:inline">{copy.payPlain}</span>
    </>
  );
}
