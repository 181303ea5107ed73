import { busyCalendar as limits } from '#shared/desk/constants.ts'
import type { Component } from './split-calendar.ts'
import { unreadable } from './steps.ts'

/** A property of a calendar with its parameters, whose names are in capitals. */
export interface Property {
  params: Readonly<Record<string, string>>
  value: string
}

export function firstProperty(component: Component, name: string): Property | null {
  const line = component.lines.get(name)?.[0]
  return line === undefined ? null : propertyOf(line, name)
}

export function* propertiesOf(component: Component, name: string): Generator<Property> {
  for (const line of component.lines.get(name) ?? []) yield propertyOf(line, name)
}

/** Returns a property's value in capitals; empty without it. */
export function codeOf(component: Component, name: string): string {
  return firstProperty(component, name)?.value.toUpperCase() ?? ''
}

const param = /;([\w-]+)=((?:"[^"]*"|[^";:])*)/y

/** Reads a line (RFC 5545 §3.1); the library takes quadratic time for parameters. */
function propertyOf(line: string, { length }: string): Property {
  if (line.length > limits.maxLine) throw unreadable
  const params: Record<string, string> = {}
  param.lastIndex = length
  let end = length
  for (let count = 0; line[end] === ';'; count++) {
    const parts = param.exec(line)
    if (!parts || count === limits.maxParams) throw unreadable
    const [, name = '', value = ''] = parts
    params[name.toUpperCase()] = value.replaceAll('"', '')
    end = param.lastIndex
  }
  if (line[end] !== ':') throw unreadable
  return { params, value: line.slice(end + 1).trim() }
}
