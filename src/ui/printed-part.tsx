/** On paper only: how much of a long list is on it. Nothing where that is all. */
export function PrintedPart({ printed, of }: { printed: number; of: number }) {
  if (printed >= of) return null;
  return (
    <p className="hidden p-3.5 text-sm print:block">
      Printed: {printed} of {of}, in the order shown.
    </p>
  );
}
