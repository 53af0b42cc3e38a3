import { usePage } from '../app/page-facts.tsx';

/** Text of the register or a proper name. On a Hindi page it is marked as English, so that a screen reader reads it
 * right and no translator touches it. */
export function EnglishRun({ text }: { text: string }) {
  const { language } = usePage();
  if (language === 'en') return text;
  return (
    <span lang="en" translate="no">
      {text}
    </span>
  );
}
