import type { Answer } from '@pahiya/api-client/api-client';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { FormErrors } from '@pahiya/ui/form-errors';
import type { ReactNode } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { MoveForm } from '../move-form.tsx';
import { salePath } from '../selling-paths.ts';
import { offerEnd } from './offer-end.ts';
import { refusedSaleFields, type SaleField, type SaleRefusal, saleFields } from './sale-refusal.ts';

type Sale = Answer<'sellCarSale'>;

/** A form of a sale: what was typed in it and what is wrong with it after it was refused. */
type SaleForm = {
  readonly typed: (name: string) => string | undefined;
  readonly error: (field: SaleField) => string | undefined;
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
};

/** `suffix`: end of the ids of the form's fields, where there are several forms of one kind. */
export function useSaleForm(
  { sale, refusal }: { readonly sale: Sale; readonly refusal: SaleRefusal | null },
  intent: string,
  suffix = '',
): SaleForm {
  const { faults } = useCopy('sell-offer');
  const { language, nowIso } = usePage();
  const own = refusal?.intent === intent ? refusal : null;
  const wrong = own === null ? [] : refusedSaleFields(own);
  const messages: Readonly<Record<SaleField, string>> = {
    ...faults,
    reservePaise: faults.reservePaise(formatRupees(sale.terms.leastReserve as Paise)),
    handoverOn: faults.handoverOn(offerEnd(sale, istDateOf(new Date(nowIso)), language).text),
  };
  return {
    typed: (name) => own?.typed[name],
    error: (field) => (wrong.includes(field) ? messages[field] : undefined),
    errors: wrong.map((field) => ({
      fieldId: `${field === 'number' ? 'ack' : saleFields[field]}${suffix}`,
      message: messages[field],
    })),
  };
}

type SaleActProps = {
  readonly sale: Sale;
  readonly intent: string;
  readonly label: string;
  readonly variant?: 'sun' | 'outline' | 'quiet';
  readonly errors?: SaleForm['errors'];
  readonly children?: ReactNode;
};

/** A form that moves a sale on. */
export function SaleAct({
  sale,
  intent,
  label,
  variant = 'sun',
  errors = [],
  children,
}: SaleActProps) {
  const copy = useCopy('sell-offer');
  return (
    <MoveForm action={salePath(sale.saleId)} busy={copy.busy} {...{ intent, label, variant }}>
      <FormErrors title={copy.errors} errors={errors} />
      {children}
    </MoveForm>
  );
}
