/** The head of an admin table. `hidden` names columns that need no visible title, such as the actions. */
export function TableHead({ columns, hidden = [] }: { columns: string[]; hidden?: string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th scope="col" key={column}>
            {hidden.includes(column) ? <span className="visually-hidden">{column}</span> : column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
