import { Recycle, Sprout, Wheat } from 'lucide-react';

const reasons = [
  {
    icon: Sprout,
    name: '100% Organic',
    text: 'Seeds grown without pesticide or urea, bought whole from farms we visit every season.',
  },
  {
    icon: Wheat,
    name: 'Farm to Table',
    text: 'Pressed within days of harvest. Your bottle carries the press date.',
  },
  {
    icon: Recycle,
    name: 'Sustainable',
    text: 'Oil cake goes back to cattle feed. Bottles are glass or tin and can be returned.',
  },
];

export function WhyChooseUs() {
  return (
    <section className="section section--white" aria-labelledby="why">
      <div className="wrap why-choose-us">
        <h2 id="why">Why Choose Us</h2>
        <ul className="why-choose-us__list">
          {reasons.map(({ icon: Icon, name, text }) => (
            <li key={name}>
              <Icon size={30} strokeWidth={1.75} aria-hidden="true" />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
