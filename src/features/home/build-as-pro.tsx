/** The words "Build as PRO" set out as a drawing, with the measures of what a made site keeps to. */
export function BuildAsPro() {
  return (
    <figure className="grid gap-5">
      <svg
        viewBox="0 0 1216 330"
        role="img"
        aria-labelledby="build-as-pro"
        className="h-auto w-full text-blueprint max-sm:hidden"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <title id="build-as-pro">Build as PRO</title>
        <g strokeDasharray="4 5" opacity=".7">
          <path d="M24 60h1168M24 246h1168" />
          <path d="M24 118h1168" />
        </g>
        <text
          x="24"
          y="246"
          fontSize="212"
          fontWeight="620"
          letterSpacing="-9"
          stroke="none"
          className="fill-ink font-display"
          textLength="1160"
          lengthAdjust="spacingAndGlyphs"
        >
          Build as PRO
        </text>
        <path d="M24 286h1168M24 278v16M1192 278v16" />
        <g stroke="none" className="fill-blueprint font-code" fontSize="14">
          <rect x="560" y="274" width="96" height="24" className="fill-paper" />
          <text x="608" y="291" textAnchor="middle">
            1440 px
          </text>
          <text x="24" y="50">
            cap height
          </text>
          <text x="1192" y="50" textAnchor="end">
            contrast ≥ 4.5 : 1
          </text>
        </g>
        <path d="m1128 214 44 16-20 8-8 20z" className="fill-signal stroke-signal" strokeLinejoin="round" />
      </svg>
      <p className="font-display text-[56px] leading-none font-[620] tracking-[-0.035em] sm:hidden">
        Build as PRO
      </p>
      <figcaption className="max-w-[40em] text-muted">
        Every page is valid HTML, readable from 320 pixels on, usable by keyboard, quiet when motion is
        unwelcome, and asks no other host for anything. You get that without asking.
      </figcaption>
    </figure>
  );
}
