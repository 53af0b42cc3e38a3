import { ToneShape } from '@pahiya/ui/tone';

/** Says once that something was done, on the page a form led to. */
export function DoneNote({ text }: { text: string }) {
  return (
    <p
      role="status"
      className="flex items-center gap-2.5 rounded-button bg-road-soft px-4 py-3 font-semibold text-road"
    >
      <ToneShape tone="road" />
      {text}
    </p>
  );
}
