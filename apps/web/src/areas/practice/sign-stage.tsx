import { useCopy } from '../../frame/copy/use-copy.ts';
import { Sign } from './sign/sign.tsx';

type SignStageProps = {
  readonly sign: { readonly id: string; readonly kind: string };
  /** The question's number: the picture's name never tells what it means. */
  readonly number: number;
};

const onPole = ['mandatory', 'cautionary', 'informatory'];

/** A sign on its pole beside the road; markings and signals stand free. */
export function SignStage({ sign, number }: SignStageProps) {
  const copy = useCopy('practice');
  const hasPole = onPole.includes(sign.kind);
  return (
    <div className="sign-stage" data-free={hasPole ? undefined : ''}>
      <Sign id={sign.id} name={copy.signName(number)} />
      {hasPole && <span className="sign-pole" />}
    </div>
  );
}
