/** Who to call, and when; no line ends within a span such as 8-20. */
export function Hotline({ sentence }: { readonly sentence: string }) {
  const pieces = sentence.split(/(\S+-[^\s,]+)/);
  return (
    <p>
      {pieces.map((piece, index) =>
        index % 2 === 0 ? (
          piece
        ) : (
          <span key={index} className="hours">
            {piece}
          </span>
        ),
      )}
    </p>
  );
}
