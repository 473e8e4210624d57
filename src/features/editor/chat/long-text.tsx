import { useState } from 'react';

const mostCharacters = 1_200;

/** Text with its own line breaks and direction; a very long one is cut until the person wants all of it. */
export function LongText({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > mostCharacters;
  return (
    <>
      <p dir="auto" className="break-words whitespace-pre-wrap">
        {isLong && !isWhole ? `${text.slice(0, mostCharacters).trimEnd()}…` : text}
      </p>
      {isLong && (
        <button
          type="button"
          onClick={() => setWhole(!isWhole)}
          className="mt-1 rounded-control text-[13px] font-medium text-blueprint underline underline-offset-4"
        >
          {isWhole ? 'Show less' : 'Show all of it'}
        </button>
      )}
    </>
  );
}
