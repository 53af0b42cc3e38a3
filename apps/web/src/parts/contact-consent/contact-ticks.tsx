import {
  type ContactChannel,
  contactChannels,
} from '@pahiya/contracts/contact-ledger/contact-terms';
import { CheckField } from '@pahiya/ui/check-field';
import { useCopy } from '../../frame/copy/use-copy.ts';

type ContactTicksProps = {
  readonly dealer: string;
  /** What the consent is about: whatever is asked, or one listed car. */
  readonly about: 'enquiry' | 'car';
  readonly chosen: readonly ContactChannel[] | undefined;
  /** At least one is needed and none was ticked. */
  readonly isMissing?: boolean;
};

/** How a dealer may contact somebody: nothing is ticked in advance. The id of the first is `call`. */
export function ContactTicks({ dealer, about, chosen, isMissing = false }: ContactTicksProps) {
  const copy = useCopy('contact-consent');
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">{copy.contact(dealer)}</legend>
      <p className="text-ink-2 text-small">{copy.hint[about]}</p>
      {contactChannels.map((channel) => (
        <CheckField
          key={channel}
          id={channel}
          name="channel"
          value={channel}
          label={copy.channels[channel]}
          defaultChecked={chosen?.includes(channel)}
          error={isMissing && channel === 'call' ? copy.missing : undefined}
        />
      ))}
    </fieldset>
  );
}
