const TURN = 100;

/** How much time is left, as a ring around the hands of a clock; the time in words stands beside it. */
export const CountdownRing = ({ left, whole }: { readonly left: number; readonly whole: number }) => {
  const part = whole <= 0 ? 0 : Math.min(1, Math.max(0, left / whole));
  return (
    <svg viewBox="0 0 112 112" aria-hidden="true" focusable="false">
      <circle className="track" cx="56" cy="56" r="48" />
      <circle
        className="left"
        cx="56"
        cy="56"
        r="48"
        pathLength={TURN}
        strokeDasharray={`${part * TURN} ${TURN}`}
        transform="rotate(-90 56 56)"
      />
      <path className="hands" d="M56 32v25l14 9" />
    </svg>
  );
};
