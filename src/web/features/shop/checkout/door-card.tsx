import { addressBook } from '../../../../messages/address-book.ts';
import { checkout } from '../../../../messages/checkout.ts';
import { formatDay } from '../../../../rules/shown-time.ts';

/** The remembered door. The drawing stands for a map: nobody needs the real one to order again. */
export function DoorCard({
  street,
  setAt,
  onChange,
}: {
  street: string;
  setAt: string | undefined;
  onChange: () => void;
}) {
  return (
    <div className="door-card">
      <svg className="door-card__map" viewBox="0 0 120 96" aria-hidden="true">
        <rect width="120" height="96" fill="var(--sand)" />
        <path d="M70 96 88 0h32v96Z" fill="#dfe8d5" />
        <path d="M0 30c40 8 70-12 120 4" fill="none" stroke="#cfe0e6" strokeWidth="9" />
        <g fill="none" stroke="#fff" strokeWidth="6">
          <path d="M0 62h120M38 0v96M84 0 70 96M0 84l38-6" />
        </g>
        <path
          d="M60 66S42 50 42 36a18 18 0 0 1 36 0c0 14-18 30-18 30Z"
          fill="var(--kaavi)"
          stroke="#fff"
          strokeWidth="3"
        />
        <circle cx="60" cy="36" r="7" fill="#fff" />
      </svg>
      <div className="door-card__text">
        <h2 id="location">{checkout.doorRemembered}</h2>
        <p>
          {setAt ? addressBook.pinSetNear({ date: formatDay(setAt), street }) : addressBook.doorNear(street)}
        </p>
      </div>
      <button
        type="button"
        className="address-card__change"
        aria-label={addressBook.changeDoor}
        onClick={onChange}
      >
        {addressBook.change}
      </button>
    </div>
  );
}
