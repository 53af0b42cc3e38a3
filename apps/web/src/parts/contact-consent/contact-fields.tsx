import { type ContactChannel, contactSlots } from '@pahiya/contracts/contact-ledger/contact-terms';
import { SelectField } from '@pahiya/ui/select-field';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { ContactTicks } from './contact-ticks.tsx';

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
      <ContactTicks dealer={dealer} about={about} chosen={typed?.channels} />
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
