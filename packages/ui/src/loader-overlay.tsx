import { WheelMark } from './wheel-mark.tsx';

/** Holds the page while something must finish; says what. */
export function LoaderOverlay({ title }: { title: string }) {
  return (
    <div className="loader" role="status">
      <div className="loader-box">
        <WheelMark size={56} turning />
        <span>{title}</span>
      </div>
    </div>
  );
}
