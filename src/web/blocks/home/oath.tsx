const values = [
  { name: 'No heat', text: 'The press never passes 40 °C.' },
  { name: 'No chemicals', text: 'No solvent, bleach or preservative.' },
  { name: 'No blending', text: 'One seed in one bottle. Never palm oil.' },
  { name: 'No polish', text: 'Rice and millets keep their bran.' },
  { name: 'Fair price', text: 'Farmers are paid on delivery, by weight.' },
  { name: 'Honest label', text: 'What is printed is all that is inside.' },
];

export function Oath() {
  return (
    <section className="oath on-dark" aria-labelledby="oath">
      <div className="kolam-strip" aria-hidden="true" />
      <div className="wrap oath__inner">
        <div className="oath__heading">
          <div className="oath__kolam" />
          <h2 id="oath">Our oath</h2>
          <p>Six promises, kept in every batch.</p>
        </div>
        <ul className="oath__list">
          {values.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="kolam-strip" aria-hidden="true" />
    </section>
  );
}
