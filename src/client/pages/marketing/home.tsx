import { Head, usePage } from '@inertiajs/react'
import { screenTitle } from '#shared/titles.ts'

export default function Screen() {
  return <main><Head title={screenTitle(usePage().component as never, {})} /><h1>home</h1></main>
}
