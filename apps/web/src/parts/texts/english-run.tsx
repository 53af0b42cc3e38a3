import { usePage } from '../../frame/page/page-facts.tsx';

/** Registry text or a proper name. On a Hindi page it is marked as English, for screen readers and translators. */
export function EnglishRun({ text }: { text: string }) {
  const { language } = usePage();
  if (language === 'en') return text;
  return (
    <span lang="en" translate="no">
      {text}
    </span>
  );
}
