import type { Answer } from '@pahiya/api-client/api-client';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { GatewayForm } from '../../../parts/payment/gateway-form.ts';
import { RechargeForm } from './recharge-form.tsx';
import type { RechargeOutcome } from './submit-recharge.ts';
import { OtherTags, TagHead } from './tag-head.tsx';
import { TagStop } from './tag-stop.tsx';

type RechargePageProps = {
  readonly tag: Answer<'checkVehicleEligiblity'>;
  /** Banks to choose from, where the tag's own is not known. */
  readonly banks: Answer<'fetchBankList'>['banks'];
  /** As in the address. */
  readonly amount: string | null;
  readonly details: string | null;
  readonly formKey: string;
  readonly isLoggedIn: boolean;
  readonly outcome: Exclude<RechargeOutcome, GatewayForm | { kind: 'order' }> | null;
};

/** The tag, whose it is, and the amount; or why it cannot be recharged and what to do instead. */
export function RechargePage({ tag, banks, outcome, amount, ...form }: RechargePageProps) {
  const { recharge } = useCopy('tollsetu');
  return (
    <div className="narrow-page grid gap-4 pt-3">
      <h1>{recharge.title}</h1>
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} />}
      <TagHead tag={tag} />
      {tag.limits !== null && tag.bank !== null && tag.stop === null ? (
        <RechargeForm
          tag={tag}
          bank={tag.bank}
          limits={tag.limits}
          wrong={outcome?.kind === 'fields' ? outcome.fields : []}
          amount={outcome?.kind === 'fields' ? outcome.amount : amount}
          {...form}
        />
      ) : (
        <TagStop tag={tag} banks={banks} details={outcome?.kind === 'details' ? outcome : null} />
      )}
      <OtherTags tag={tag} />
    </div>
  );
}
