import type { Answer } from '@pahiya/api-client/api-client';
import { SelectField } from '@pahiya/ui/select-field';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { slotValue, slotWords } from '../../parts/slot/slot-words.ts';

type SlotFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly slots: Answer<'sellCarSlots'>['slots'];
  readonly chosen?: string | undefined;
  readonly error?: string | undefined;
};

/** The free slots of a city. */
export function SlotField({ id, label, hint, slots, chosen, error }: SlotFieldProps) {
  const copy = useCopy('sell-car');
  const { language } = usePage();
  const options = slots.map((slot) => {
    const { day, from, until } = slotWords(slot, language);
    const label = `${copy.sale.when(day, from, until)} · ${copy.book.places(slot.free)}`;
    return { value: slotValue(slot), label };
  });
  return (
    <SelectField
      id={id}
      name="slot"
      label={label}
      hint={hint}
      options={options}
      defaultValue={chosen}
      error={error}
      required
    />
  );
}
