/** Frame, service worker and storage in a row, with the answer that comes back sealed. */
export function SealDrawing() {
  return (
    <svg
      viewBox="0 0 640 250"
      role="img"
      aria-label="The frame asks the service worker, which reads files from storage, seals them into one document and answers with a sandbox header. From the sealed document, ways to storage and network are crossed out."
      className="h-auto w-full min-w-[34rem] font-code text-[12.5px]"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g className="text-ink">
        <rect x="1" y="20" width="170" height="210" rx="8" />
        <rect x="250" y="20" width="150" height="96" rx="8" />
        <rect x="490" y="20" width="149" height="96" rx="8" />
      </g>
      <rect
        x="17"
        y="62"
        width="138"
        height="152"
        rx="6"
        strokeDasharray="5 4"
        className="fill-blueprint-soft text-blueprint"
      />
      <g className="text-blueprint">
        <path d="M171 48h74m-7-5 7 5-7 5M250 92h-74m7-5-7 5 7 5M400 48h85m-7-5 7 5-7 5M490 92h-85m7-5-7 5 7 5" />
      </g>
      <g className="text-signal">
        <path d="M155 176h335M155 198h335" strokeDasharray="2 5" />
        <path d="m316 169 14 14m0-14-14 14M316 191l14 14m0-14-14 14" strokeWidth="2.5" />
      </g>
      <g stroke="none" className="fill-ink">
        <text x="17" y="46">
          editor
        </text>
        <text x="266" y="46">
          service worker
        </text>
        <text x="506" y="46">
          IndexedDB
        </text>
        <text x="500" y="181">
          storage
        </text>
        <text x="500" y="203">
          network
        </text>
      </g>
      <g stroke="none" className="fill-blueprint">
        <text x="29" y="86">
          sealed page
        </text>
        <text x="29" y="106">
          origin: null
        </text>
        <text x="185" y="38">
          GET
        </text>
        <text x="181" y="112">
          sandbox
        </text>
        <text x="266" y="70">
          seal: inline
        </text>
        <text x="266" y="88">
          all it needs
        </text>
        <text x="506" y="70">
          files
        </text>
        <text x="506" y="88">
          by hash
        </text>
      </g>
    </svg>
  );
}
