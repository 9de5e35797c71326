import { Droplet, Eye, Handshake } from 'lucide-react';

const values = [
  { icon: Droplet, name: 'Purity', text: 'One seed, one oil, nothing added.' },
  { icon: Handshake, name: 'Fairness', text: 'We agree the price with the farmer before sowing.' },
  { icon: Eye, name: 'Openness', text: 'Walk in during press hours and look at everything.' },
];

export function Story() {
  return (
    <section className="section" aria-labelledby="story">
      <div className="wrap heading-aside">
        <h2 id="story">Our story</h2>
        <div className="story">
          <p className="story__first">
            In 1962 our grandfather carried a vaagai-wood chekku home on a bullock cart and began pressing
            groundnuts for his street in Pollachi.
          </p>
          <p>
            Refined oil came, and most presses in the town fell silent. Ours kept turning because our
            neighbours kept coming with their own seeds. Today the bullocks have retired and a small motor
            turns the wood, at the same slow speed. Everything else is as it was.
          </p>
        </div>
      </div>
    </section>
  );
}

export function MissionAndVision() {
  return (
    <div className="aims">
      <section className="aims__mission" aria-labelledby="mission">
        <h2 id="mission">Mission</h2>
        <p>Put clean oil back in everyday kitchens, at a price a family can pay and a farmer can live on.</p>
      </section>
      <section className="aims__vision on-dark" aria-labelledby="vision">
        <div className="aims__kolam" />
        <h2 id="vision">Vision</h2>
        <p>A working chekku in every taluk of Tamil Nadu, fed by the fields around it.</p>
      </section>
    </div>
  );
}

export function Values() {
  return (
    <section className="section" aria-labelledby="values">
      <div className="wrap heading-aside">
        <h2 id="values">Values</h2>
        <ul className="values">
          {values.map(({ icon: Icon, name, text }) => (
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
