interface Props {
  label: string;
  /** What needs no membership. */
  free: number | string;
  members: number | string;
  /** Whether it is counted in the row above it already. */
  isPart?: boolean;
}

/** A row of the table of what is free and what a membership opens. */
export function ContentsRow({ label, free, members, isPart }: Props) {
  return (
    <tr className={isPart ? 'part' : undefined}>
      <th scope="row">{label}</th>
      <td>{free}</td>
      <td>{members}</td>
    </tr>
  );
}
