export type LanguageChoice = {
  /** BCP 47: "hi". */
  lang: string;
  /** In its own script: "हिन्दी". */
  name: string;
  /** The same page in that language. */
  href: string;
  current?: boolean | undefined;
};

/** Links to this page in other languages, each named in its own script. */
export function LanguageSwitch({
  label,
  choices,
}: {
  label: string;
  choices: readonly LanguageChoice[];
}) {
  return (
    <nav className="lang" aria-label={label}>
      {choices
        .filter((choice) => !choice.current)
        .map((choice) => (
          <a
            key={choice.lang}
            className="pill"
            href={choice.href}
            lang={choice.lang}
            hrefLang={choice.lang}
          >
            {choice.name}
          </a>
        ))}
    </nav>
  );
}
