import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';

type RuleLineProps = {
  readonly rule: {
    readonly source: string;
    readonly sourceDate: string;
    readonly confidence: 'high' | 'medium' | 'low';
  };
};

/** Where a rule comes from, and whether it is confirmed. */
export function RuleLine({ rule }: RuleLineProps) {
  const copy = useCopy('toll-tag');
  const { language } = usePage();
  const [before = '', after = ''] = copy
    .rule('\u0000', formatIstDate(rule.sourceDate as IstDate, language))
    .split('\u0000');
  return (
    <p className="text-ink-2 text-small">
      {before}
      <EnglishRun text={rule.source} />
      {after}
      {rule.confidence !== 'high' && ` · ${copy.unsure}`}
    </p>
  );
}
