import type { Answer } from '@pahiya/api-client/api-client';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { offerEnd } from './offer-end.ts';
import { SaleAct, useSaleForm } from './sale-act.tsx';
import type { SaleRefusal } from './sale-refusal.ts';

type AcceptFormProps = {
  readonly sale: Answer<'sellCarSale'>;
  readonly bidId: string;
  readonly net: number;
  readonly refusal: SaleRefusal | null;
};

/** Accepts an offer for the net amount that is shown. */
export function AcceptForm({ sale, bidId, net, refusal: last }: AcceptFormProps) {
  const copy = useCopy('sell-offer').offer;
  const { language, nowIso } = usePage();
  // Each offer has a form: only the one that was sent has what was typed.
  const refusal = last?.typed.bidId === bidId ? last : null;
  const { typed, error, errors } = useSaleForm({ sale, refusal }, 'accept', `-${bidId}`);
  const id = (name: string) => `${name}-${bidId}`;
  const today = istDateOf(new Date(nowIso));
  const end = offerEnd(sale, today, language);
  return (
    <SaleAct
      sale={sale}
      intent="accept"
      label={copy.accept(formatRupees(net as Paise))}
      errors={errors}
    >
      <input type="hidden" name="bidId" value={bidId} />
      <input type="hidden" name="net" value={net} />
      <TextField
        id={id('holder')}
        name="holder"
        label={copy.holder}
        defaultValue={typed('holder')}
        error={error('accountHolder')}
        maxLength={80}
        required
      />
      <TextField
        id={id('number')}
        name="number"
        label={copy.number}
        defaultValue={typed('number')}
        error={error('accountNumber')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={18}
        required
      />
      <TextField
        id={id('ifsc')}
        name="ifsc"
        label={copy.ifsc}
        defaultValue={typed('ifsc')}
        error={error('ifsc')}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={11}
        required
      />
      <TextField
        id={id('handoverOn')}
        name="handoverOn"
        type="date"
        label={copy.handover}
        hint={copy.handoverHint(end.text)}
        defaultValue={typed('handoverOn')}
        error={error('handoverOn')}
        min={today}
        max={end.day}
        required
      />
    </SaleAct>
  );
}
