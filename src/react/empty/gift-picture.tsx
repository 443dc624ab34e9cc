export function GiftPicture() {
  return (
    <svg className="empty-picture icon" viewBox="0 0 160 130" aria-hidden="true">
      <circle className="soft" cx="80" cy="66" r="58" />
      <path d="M44 62h72v46H44zM38 48h84v14H38zM80 48v60M80 48c-8-20-26-24-30-15s10 15 30 15zM80 48c8-20 26-24 30-15s-10 15-30 15zM24 34h8M28 30v8M132 84h8M136 80v8M126 22h6M129 19v6" />
    </svg>
  );
}
