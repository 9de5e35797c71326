import type { SectionProps } from '../../src/extension/sections.ts';

export default function PressCalendar({ texts, items, langOf }: SectionProps<'heading', 'day' | 'foods'>) {
  return (
    <section className="section wrap" aria-label={texts.heading}>
      <div className="section__head">
        <h2 lang={langOf('heading')}>{texts.heading}</h2>
      </div>
      <table className="specifications">
        <tbody>
          {items.map(({ day, foods }, index) => (
            <tr key={day} lang={langOf(`items.${index}.foods`)}>
              <th scope="row">{day}</th>
              <td>{foods}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
