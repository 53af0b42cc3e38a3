import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Calendar } from '@pahiya/ui/icons';
import type { Tone } from '@pahiya/ui/tone';
import { ValidityBar } from '@pahiya/ui/validity-bar';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';

/** Papers in three states; the bars are drawn to match the words. */
const examples = [
  { id: 'ownDamage', tone: 'brick', share: 1 },
  { id: 'puc', tone: 'amber', share: 0.97 },
  { id: 'registration', tone: 'road', share: 0.38 },
] as const satisfies readonly { id: string; tone: Tone; share: number }[];

/** How a record shows its dates, said to be an example. */
export function FallsDue() {
  const { due } = useCopy('home');
  const path = usePagePath();
  return (
    <Card
      id="falls-due"
      title={due.title}
      footer={
        <ButtonLink href={path('/garage')} variant="outline" icon={<Calendar />}>
          {due.action}
        </ButtonLink>
      }
    >
      <p>{due.lead}</p>
      <p className="pt-3 text-fine">{due.example}</p>
      {examples.map(({ id, tone, share }) => (
        <ValidityBar
          key={id}
          label={due[id].name}
          detail={due[id].detail}
          tone={tone}
          word={due[id].word}
          share={share}
          level={3}
        />
      ))}
    </Card>
  );
}
