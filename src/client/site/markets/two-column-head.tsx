interface TwoColumnHeadProps {
  first: string
  second: string
}

/** The head of a table with two columns. */
export function TwoColumnHead({ first, second }: TwoColumnHeadProps) {
  return (
    <thead className="text-sm text-structure">
      <tr>
        <th scope="col" className="w-2/5 pr-4 pb-1 font-semibold md:w-1/3">
          {first}
        </th>
        <th scope="col" className="pb-1 font-semibold">
          {second}
        </th>
      </tr>
    </thead>
  )
}
