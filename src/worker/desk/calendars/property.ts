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
  return line === undefined ? null : getProperty(line, name)
}

export function* propertiesOf(component: Component, name: string): Generator<Property> {
  for (const line of component.lines.get(name) ?? []) yield getProperty(line, name)
}

/** Returns those properties of a name that can be read: programs write names of people in many ways. */
export function readablePropertiesOf(component: Component, name: string): Property[] {
  const lines = component.lines.get(name) ?? []
  return lines.flatMap((line) => findProperty(line, name) ?? [])
}

/** Returns a property's value in capitals; empty without it. */
export function codeOf(component: Component, name: string): string {
  return firstProperty(component, name)?.value.toUpperCase() ?? ''
}

const param = /;([\w-]+)=((?:"[^"]*"|[^";:])*)/y

function getProperty(line: string, name: string): Property {
  const property = findProperty(line, name)
  if (!property) throw unreadable
  return property
}

/** Reads a line (RFC 5545 §3.1); the library takes quadratic time for parameters. */
function findProperty(line: string, { length }: string): Property | null {
  if (line.length > limits.maxLine) return null
  const params: Record<string, string> = {}
  param.lastIndex = length
  let end = length
  for (let count = 0; line[end] === ';'; count++) {
    const parts = param.exec(line)
    if (!parts || count === limits.maxParams) return null
    const [, name = '', value = ''] = parts
    params[name.toUpperCase()] = value.replaceAll('"', '')
    end = param.lastIndex
  }
  return line[end] === ':' ? { params, value: line.slice(end + 1).trim() } : null
}
