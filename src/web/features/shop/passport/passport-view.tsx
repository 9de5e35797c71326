import './passport-view.css';
import { CalendarCheck, FileCheck, OctagonAlert, Sprout, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { Passport } from '../../../../contract/passport.ts';
import { passport as messages } from '../../../../messages/passport.ts';
import { countDays } from '../../../../rules/days.ts';
import { formatDay } from '../../../../rules/shown-time.ts';
import { langOf } from '../../../lib/lang-of.ts';
import { useShop } from '../../../lib/shop.ts';
import { Image } from '../../../ui/image.tsx';

const ICON = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The page behind the QR code of a bottle. A safety notice comes before everything else. */
export function PassportView({ passport, today }: { passport: Passport; today: string }) {
  const { story, photos } = passport;
  return (
    <article className="passport">
      <Notice passport={passport} />
      <Top passport={passport} />
      <div className="wrap passport__body">
        <Freshness passport={passport} today={today} />
        <div className="passport__more">
          <Farm />
          <Report passport={passport} />
        </div>
        {(story || photos.length > 0) && <Story passport={passport} />}
      </div>
      <Next passport={passport} />
    </article>
  );
}

function Top({ passport }: { passport: Passport }) {
  const { code, food, state, pressedOn, bestBefore, imageUrl } = passport;
  return (
    <div className="passport__top on-dark">
      <div className="passport__kolam" aria-hidden="true" />
      <div className="wrap passport__inside">
        {imageUrl && (
          <div className="passport__image">
            <Image
              src={imageUrl}
              fullWidth={800}
              sizes="(max-width: 768px) 60vw, 320px"
              alt=""
              width={800}
              height={800}
              isFirst
            />
          </div>
        )}
        <div>
          <p className="passport__code">{messages.batch(code)}</p>
          <h1 lang={langOf(passport, 'food')}>{food}</h1>
          <dl className="passport__facts">
            <div>
              <dt>
                <Sprout {...ICON} />
                {messages.pressed}
              </dt>
              <dd>{formatDay(pressedOn)}</dd>
            </div>
            <div className={state === 'expired' ? 'passport__past' : ''}>
              <dt>
                <CalendarCheck {...ICON} />
                {messages.bestBefore}
              </dt>
              <dd>{formatDay(bestBefore)}</dd>
            </div>
          </dl>
        </div>
      </div>
    </div>
  );
}

/** How much of its life the bottle has left. */
function Freshness({
  passport: { state, pressedOn, bestBefore },
  today,
}: {
  passport: Passport;
  today: string;
}) {
  const left = countDays(today, bestBefore);
  const life = countDays(pressedOn, bestBefore);
  if (state !== 'fine' || life <= 0) return null;
  const used = Math.round(Math.min(Math.max((life - left) / life, 0.03), 0.97) * 100);
  return (
    <section className="passport__fresh" aria-labelledby="fresh">
      <h2 id="fresh">{messages.daysLeft(left)}</h2>
      {/* attributes: the page's policy allows no style attribute in its HTML */}
      <svg className="passport__bar" aria-hidden="true">
        <rect className="passport__life" y="7" width="100%" height="10" rx="5" />
        <rect className="passport__used" y="7" width={`${used}%`} height="10" rx="5" />
        <circle cx={`${used}%`} cy="12" r="9" />
      </svg>
      <p aria-hidden="true">
        <span>{formatDay(pressedOn)}</span>
        <span>{formatDay(bestBefore)}</span>
      </p>
    </section>
  );
}

function Story({ passport: { story, photos } }: { passport: Passport }) {
  return (
    <section className="passport__story" aria-labelledby="story">
      <h2 id="story">{messages.story}</h2>
      {story
        .split(/\n+/)
        .filter(Boolean)
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      <div className="passport__photos">
        {photos.map((photo, index) => (
          <Image
            key={photo}
            src={photo}
            fullWidth={800}
            sizes="(max-width: 768px) 100vw, 360px"
            alt={messages.photo(index + 1)}
            width={800}
            height={600}
          />
        ))}
      </div>
    </section>
  );
}

/** What to do with the bottle now. */
function Next({ passport }: { passport: Passport }) {
  const { code, state } = passport;
  const { email } = useShop();
  return (
    <div className="passport__next">
      <div className="wrap">
        {state === 'fine' && <h2>{messages.nearlyEmpty}</h2>}
        <p className="passport__actions">
          <Again passport={passport} />
          {email && (
            <a
              className="button button--secondary"
              href={`mailto:${email}?subject=${encodeURIComponent(messages.batch(code))}`}
            >
              {messages.isWrong}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}

function Notice({ passport: { state, notice, bestBefore } }: { passport: Passport }) {
  if (state === 'fine') return null;
  if (state === 'expired')
    return (
      <div className="wrap">
        <div className="passport__notice passport__notice--old" role="note">
          <TriangleAlert {...ICON} />
          <div>
            <h2>{messages.expired}</h2>
            <p>{messages.expiredNote(formatDay(bestBefore))}</p>
          </div>
        </div>
      </div>
    );
  return (
    <div className="wrap">
      <div className="passport__notice" role="note">
        <OctagonAlert {...ICON} />
        <div>
          <h2>{state === 'recalled' ? messages.recalled : messages.blocked}</h2>
          {state === 'blocked' && <p>{messages.blockedNote}</p>}
          {notice && (
            <>
              <p>
                <strong>{messages.stopUsing}</strong>
              </p>
              <dl>
                <Line name={messages.recalledOn} value={formatDay(notice.on)} />
                <Line name={messages.reason} value={notice.reason} />
                <Line name={messages.hazard} value={notice.hazard} />
                <Line name={messages.whatToDo} value={notice.advice} />
              </dl>
            </>
          )}
          <Contact />
        </div>
      </div>
    </div>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  if (!value) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Contact() {
  const { email, phone } = useShop();
  return (
    <p className="passport__contact">
      {messages.contact} {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
      {phone && email && ' · '}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  );
}

function Again({ passport: { foodId, state } }: { passport: Passport }) {
  const isSafe = state === 'fine' || state === 'expired';
  if (!foodId)
    return (
      <Link className="button" to="/product">
        {messages.otherFoods}
      </Link>
    );
  return (
    <Link className={isSafe ? 'button' : 'button button--secondary'} to={`/food/${foodId}`}>
      {isSafe ? messages.orderAgain : messages.seeFood}
    </Link>
  );
}

function Farm() {
  const { name, address, foodLicence } = useShop();
  return (
    <section className="panel" aria-labelledby="farm">
      <h2 id="farm">{messages.farm}</h2>
      <p>
        <strong>{name}</strong>
      </p>
      {address && <p>{address}</p>}
      {foodLicence && <p>{messages.licence(foodLicence)}</p>}
      <Link to="/about">{messages.aboutFarm}</Link>
    </section>
  );
}

function Report({ passport: { report } }: { passport: Passport }) {
  return (
    <section className="panel" aria-labelledby="report">
      <h2 id="report">{messages.report}</h2>
      {report ? (
        <a className="passport__report" href={report.url}>
          <FileCheck {...ICON} />
          {report.name || messages.openReport}
        </a>
      ) : (
        <p>{messages.noReport}</p>
      )}
    </section>
  );
}
