import { WheelMark } from './wheel-mark.tsx';

type LoaderOverlayProps = {
  title: string;
  /** Size of the logo in CSS pixels. It is round: the smaller of both counts. */
  width?: number | undefined;
  height?: number | undefined;
  turning?: boolean | 'once' | undefined;
  /** Any CSS colour for the overlay instead of the scrim. */
  background?: string | undefined;
};

/** Blocks the page during an operation and says which. */
export function LoaderOverlay({
  title,
  width = 56,
  height = 56,
  turning = true,
  background,
}: LoaderOverlayProps) {
  return (
    <div className="loader" role="status" style={background ? { background } : undefined}>
      <div className="loader-box">
        <WheelMark size={Math.min(width, height)} turning={turning} />
        <span>{title}</span>
      </div>
    </div>
  );
}
