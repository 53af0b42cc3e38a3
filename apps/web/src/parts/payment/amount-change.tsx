import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';

type AmountChangeProps = {
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly before: string;
    readonly now: string;
  };
  /** Formatted money. */
  readonly before: string;
  readonly now: string;
};

/** Price change: the old and the new amount side by side, before asking again. */
export function AmountChange({ words, before, now }: AmountChangeProps) {
  return (
    <div role="alert">
      <Card title={words.title} tone="amber" id="changed">
        <p>{words.text}</p>
        <KeyValues
          layout="columns"
          facts={[
            { id: 'before', term: words.before, detail: <s>{before}</s> },
            { id: 'now', term: words.now, detail: now },
          ]}
        />
      </Card>
    </div>
  );
}
