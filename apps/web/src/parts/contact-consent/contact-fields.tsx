import {
  type ContactChannel,
  contactChannels,
  contactSlots,
} from '@pahiya/contracts/contact-ledger/contact-terms';
import { CheckField } from '@pahiya/ui/check-field';
import { SelectField } from '@pahiya/ui/select-field';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { useCopy } from '../../frame/copy/use-copy.ts';

type ContactFieldsProps = {
  readonly dealer: string;
  /** What the consent is about: whatever is asked, or one listed car. */
  readonly about: 'enquiry' | 'car';
  /** Label of the free text. */
  readonly wish: string;
  /** The free text has contact data. */
  readonly isWishWrong: boolean;
  readonly typed:
    | {
        readonly wish: string;
        readonly slot: string;
        readonly channels: readonly ContactChannel[];
      }
    | undefined;
};

/** What somebody writes to a dealer and how the dealer may answer: nothing is ticked in advance. */
export function ContactFields({ dealer, about, wish, isWishWrong, typed }: ContactFieldsProps) {
  const copy = useCopy('contact-consent');
  return (
    <>
      <TextAreaField
        id="wish"
        name="wish"
        label={wish}
        hint={copy.wishHint}
        defaultValue={typed?.wish}
        error={isWishWrong ? copy.textWrong : undefined}
        maxLength={500}
      />
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
            defaultChecked={typed?.channels.includes(channel)}
          />
        ))}
      </fieldset>
      <SelectField
        id="slot"
        name="slot"
        label={copy.slot}
        defaultValue={typed?.slot}
        options={contactSlots.map((value) => ({ value, label: copy.slots[value] }))}
      />
    </>
  );
}
