import { ToneShape } from '@pahiya/ui/tone';

/** Confirms an action once, on the page after the form. */
export function DoneNote({ text }: { text: string }) {
  return (
    <p
      role="status"
      className="flex items-center gap-2.5 rounded-button bg-road-soft px-4 py-3 font-semibold text-road"
    >
      <span className="flex-none">
        <ToneShape tone="road" />
      </span>
      {text}
    </p>
  );
}
